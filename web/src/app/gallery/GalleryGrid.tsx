import { Photo } from '../../components/Photo.tsx';
import { SkeletonCard } from '../../components/Skeleton.tsx';
import { VirtualGrid } from '../../components/VirtualGrid.tsx';

const dishes = [
  'Red cabbage',
  'Lemon barley water',
  'Country sourdough with seeds',
  'Onion tart',
  'Dal',
  'Plum dumplings',
  'Börek',
  'Minestrone',
];

/** Ten thousand cards, of which each tenth is still under way. */
export function GalleryGrid() {
  return (
    <VirtualGrid
      count={10_000}
      label="Cards"
      listKey="gallery"
      itemAt={(index) => (index % 10 === 9 ? undefined : `${dishes[index % dishes.length]} ${index + 1}`)}
      keyOf={(name) => name}
      skeleton={<SkeletonCard />}
      render={(name) => (
        <a href="/gallery">
          <Photo name={name} ratio="4 / 3" />
          <h2 style={{ marginBlockStart: 'var(--space-2-5)', fontWeight: 500 }}>{name}</h2>
          <p style={{ color: 'var(--ink-3)', font: 'var(--text-sm) / var(--lead-sm) var(--font)' }}>45 min</p>
        </a>
      )}
    />
  );
}
