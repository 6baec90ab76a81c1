import type { Plugin } from 'vite';

const barrel = /import \{([^}]*)\} from '@tabler\/icons-react';/g;

/** Imports each icon from its own file: the package's index has thousands, and reading it takes seconds. Types keep theirs. */
export function singleIcons(): Plugin {
  return {
    name: 'larder-single-icons',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: '@tabler/icons-react' },
      handler: (code) => ({
        code: code.replace(barrel, (_, names: string) => names.split(',').map(single).join('')),
        map: null,
      }),
    },
  };
}

function single(name: string) {
  const icon = name.trim();
  if (!icon || icon.startsWith('type ')) return '';
  return `import ${icon} from '@tabler/icons-react/dist/esm/icons/${icon}.mjs';`;
}
