type Trio = [pattern: string, ground: string, initial: string];

/** Light and dark of each palette, from the scales of the design. */
const palettes: [light: Trio, dark: Trio][] = [
  [
    ['#F4C1AC', '#FAE0D5', '#7B2A13'],
    ['#4A2C20', '#33201A', '#EE9F80'],
  ],
  [
    ['#C4D9AF', '#E0EBD3', '#30481F'],
    ['#34422A', '#252D1E', '#A5C387'],
  ],
  [
    ['#F3DCA8', '#FAEFD6', '#553704'],
    ['#4A3A1D', '#332916', '#EFB94A'],
  ],
  [
    ['#DED5C5', '#F0EADF', '#544A40'],
    ['#403934', '#2E2925', '#BFB5A9'],
  ],
  [
    ['#BDD4E3', '#E0EBF2', '#183B55'],
    ['#283C4A', '#1E2B34', '#7DAED0'],
  ],
];

export interface PlaceholderPicture {
  ground: string;
  pattern: string;
  ink: string;
  initial: string;
  kind: 'rings' | 'waves' | 'leaves';
  /** Where the rings have their centre, on a field of 800 × 600. */
  centre: { x: number; y: number };
  /** Degrees by which the leaves lean. */
  turn: number;
}

/** A quiet picture that belongs to a name: the same name has the same picture everywhere. */
export function placeholderPicture(name: string): PlaceholderPicture {
  const hash = hashOf(name);
  const [light, dark] = palettes[hash % palettes.length] ??
    palettes[0] ?? [
      ['', '', ''],
      ['', '', ''],
    ];
  const shade = (index: 0 | 1 | 2) => `light-dark(${light[index]}, ${dark[index]})`;
  return {
    pattern: shade(0),
    ground: shade(1),
    ink: shade(2),
    initial: [...name.trim()][0]?.toLocaleUpperCase() ?? '',
    kind: (['rings', 'waves', 'leaves'] as const)[(hash >>> 4) % 3] ?? 'rings',
    centre: { x: 200 + ((hash >>> 12) % 120) * 3, y: 120 + ((hash >>> 17) % 90) * 4 },
    turn: (hash >>> 8) % 360,
  };
}

/** FNV-1a over the letters. */
function hashOf(name: string) {
  let hash = 2166136261;
  for (const letter of name.normalize('NFC')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash;
}
