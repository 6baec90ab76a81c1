import type { ReactNode } from 'react';
import { type PlaceholderPicture, placeholderPicture } from './placeholder-picture.ts';

const drawings: Record<PlaceholderPicture['kind'], (picture: PlaceholderPicture) => ReactNode> = {
  rings: ({ centre, pattern, ground }) =>
    [9, 8, 7, 6, 5, 4, 3, 2, 1].map((ring) => (
      <circle
        key={ring}
        cx={centre.x}
        cy={centre.y}
        r={ring * 88}
        style={{ fill: ring % 2 ? pattern : ground }}
        opacity=".5"
      />
    )),
  waves: ({ pattern }) => (
    <g style={{ stroke: pattern }} strokeWidth="40" fill="none" opacity=".55">
      <path d={Array.from({ length: 18 }, (_, index) => wave((index - 6) * 110)).join('')} />
    </g>
  ),
  leaves: ({ pattern, turn }) => (
    <g style={{ fill: pattern }} opacity=".6">
      {Array.from({ length: 48 }, (_, index) => {
        const [column, row] = [index % 8, Math.floor(index / 8)];
        const [x, y] = [column * 120 + (row % 2) * 60, row * 116 + 20];
        const lean = (turn + (column + row) * 30) % 180;
        return <ellipse key={`${x}-${y}`} cx={x} cy={y} rx="46" ry="20" transform={`rotate(${lean} ${x} ${y})`} />;
      })}
    </g>
  ),
};

const wave = (x: number) => `M${x - 100} 700Q${x + 60} 300 ${x + 20} -60`;

/** Stands where a picture is missing: a calm pattern and the initial of the name. */
export function Placeholder({ name, className }: { name: string; className?: string | undefined }) {
  const picture = placeholderPicture(name);
  return (
    <svg
      className={className}
      viewBox="0 0 800 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="800" height="600" style={{ fill: picture.ground }} />
      {drawings[picture.kind](picture)}
      <text
        x="400"
        y="378"
        textAnchor="middle"
        fontSize="230"
        fontWeight="300"
        fontFamily="var(--font)"
        style={{ fill: picture.ink }}
      >
        {picture.initial}
      </text>
    </svg>
  );
}
