// Who may import whom. docs/architecture.md tells the reasons; `npm run check` holds the rules.
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const own = '^(contract|kitchen|reader|messages|server|web|extension|e2e|bench|training|tools)/';
const npm = (...names) => names.map((name) => `(^|/)node_modules/${name}/`);
const test = '[.](test|spec)[.](tsx?|mjs)$';
const feature = (...names) => `^server/src/features/(${names.join('|')})/`;

// A feature uses those on its own rung and below. News travels up as events.
const ladder = [
  ['groups', 'users', 'auth', 'mail', 'reports', 'bin', 'about', 'theme', 'deliveries'],
  ['entities', 'foods', 'units', 'labels', 'organizers', 'ingredients', 'validators'],
  ['recipes', 'search'],
  ['cookbooks', 'mealplans', 'shopping', 'import', 'explore', 'media', 'ocr'],
  [
    'moving-in',
    'backups',
    'seeders',
    'notifications',
    'push',
    'webhooks',
    'recipe-actions',
    'activity',
    'statistics',
    'sharing',
    'members',
  ],
  ['scheduler', 'admin'],
];

module.exports = {
  forbidden: [
    // Packages
    rule(
      'contract-stands-alone',
      'Both sides import the contract; it imports zod and the kitchen.',
      { path: '^contract/', pathNot: test },
      { pathNot: ['^contract/', '^kitchen/', ...npm('zod')] },
    ),
    rule(
      'kitchen-is-pure',
      'The rules of cooking need nothing.',
      { path: '^kitchen/', pathNot: test },
      { pathNot: '^kitchen/' },
    ),
    rule(
      'reader-is-pure',
      'A reader gets bytes and gives a recipe: it knows the kitchen and parsers, no network, no disk, no database.',
      { path: '^reader/', pathNot: test },
      { pathNot: ['^reader/', '^kitchen/', ...npm('cheerio', 'htmlparser2')] },
    ),
    rule(
      'messages-stand-alone',
      'Words need nothing.',
      { path: '^messages/', pathNot: test },
      { pathNot: '^messages/' },
    ),
    rule(
      'web-knows-the-contract-only',
      'The web knows the server by the contract.',
      { path: '^web/' },
      { path: '^server/' },
    ),
    rule(
      'web-reads-lines-by-rules',
      'The index of ingredients brings a model of a megabyte, which a phone would fetch for a line of a shopping list.',
      { path: '^web/', pathNot: test },
      { path: '^kitchen/src/ingredients/index[.]ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule('server-not-to-web', 'The server serves the web as files.', { path: '^server/' }, { path: '^web/' }),
    rule(
      'extension-knows-the-contract-and-words',
      'It talks to the server by the contract, and to people in the words of messages.',
      { path: '^extension/', pathNot: test },
      {
        pathNot: [
          '^(extension|contract|messages)/',
          ...npm('yazl', '@types/yazl', 'intl-messageformat', 'esbuild'),
          '^(node:)?(fs|path|url|stream)(/|$)',
        ],
      },
    ),
    rule(
      'extension-takes-types-of-the-contract',
      'Schemas are forty times as large as the extension; what it needs of them is in a module of its own.',
      { path: '^extension/src/', pathNot: test },
      { path: '^contract/src/index[.]ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'extension-is-a-leaf',
      'The server gives the built extension out as files.',
      { path: '^(contract|kitchen|reader|messages|server|web)/' },
      { path: '^extension/' },
    ),
    rule(
      'measurements-and-journeys-are-leaves',
      'The product does not lean on its benchmarks, its training, its journeys or its scripts.',
      { path: '^(contract|kitchen|reader|messages|server|web|extension)/', pathNot: [test, 'config[.]ts$'] },
      { path: '^(bench|e2e|training|tools)/' },
    ),

    // Server
    rule(
      'platform-below-features',
      'The platform serves features without knowing them.',
      { path: '^server/src/platform/' },
      { path: '^server/src/(app|features)/' },
    ),
    rule(
      'compatibility-knows-the-contract-alone',
      'Rules for older clients are about the contract, whatever features do.',
      { path: '^server/src/compatibility/', pathNot: test },
      { pathNot: ['^server/src/compatibility/', '^contract/', ...npm('zod')] },
    ),
    rule(
      'features-below-app',
      'Only the app knows every feature.',
      { path: '^server/src/features/', pathNot: test },
      { path: '^server/src/app/' },
    ),
    rule(
      'features-by-the-front-door',
      'Another feature is reached by its index.',
      { path: '^server/src/features/([^/]+)/' },
      {
        path: '^server/src/features/([^/]+)/',
        pathNot: ['^server/src/features/$1/', '^server/src/features/[^/]+/index[.]ts$'],
      },
    ),
    ...ladder
      .slice(0, -1)
      .map((rung, height) =>
        rule(
          `ladder-${height + 1}`,
          `${rung.join(', ')} stand below the features that they import here.`,
          { path: feature(...rung), pathNot: test },
          { path: feature(...ladder.slice(height + 1).flat()) },
        ),
      ),
    rule(
      'on-the-ladder',
      'A new feature takes its place on the ladder.',
      { path: '^server/src/features/', pathNot: feature(...ladder.flat()) },
      {},
    ),
    rule(
      'sql-in-repositories',
      'Queries are in repositories.',
      {
        path: '^server/src/',
        pathNot: ['[.](repository|derived)[.]ts$', '^server/src/(platform/database|app/migrations)/', test],
      },
      { path: npm('kysely') },
    ),
    rule(
      'dialects-in-one-place',
      'Drivers are known to their dialect.',
      {
        path: '^(contract|kitchen|reader|messages|server|web)/',
        pathNot: ['^server/src/platform/database/dialects/', '^server/test/'],
      },
      { path: npm('better-sqlite3', 'pg') },
    ),
    rule(
      'http-in-platform',
      'Features know no web framework.',
      { path: '^server/src/', pathNot: ['^server/src/(app|platform/http)/', test] },
      { path: npm('fastify', '@fastify/[^/]+') },
    ),
    rule(
      'instance-database-by-few',
      "Every group's rows at once: for the work of administrators and of the whole server.",
      {
        path: '^server/src/features/',
        pathNot:
          '^server/src/features/(admin|auth|backups|explore|mail|members|push|scheduler|sharing|theme|webhooks)/',
      },
      { path: '^server/src/platform/database/instance-database[.]ts$' },
    ),
    rule(
      'outbound-in-platform',
      'The world outside is reached by the platform, which guards and fakes it. What recognises pictures does so in a process of its own.',
      { path: '^server/src/features/', pathNot: [test, '^server/src/features/ocr/recognition/program/'] },
      {
        path: ['^(node:)?(https?|net|tls|dgram)$', ...npm('undici', 'nodemailer', 'sharp', 'ldapts', 'openid-client')],
      },
    ),

    // Web
    rule(
      'web-features-apart',
      'Features meet in a screen of the app.',
      { path: '^web/src/features/([^/]+)/' },
      {
        path: '^web/src/features/([^/]+)/',
        pathNot: ['^web/src/features/$1/', '^web/src/features/[^/]+/index[.]tsx?$'],
      },
    ),
    rule(
      'web-features-below-app',
      'The app assembles the features.',
      { path: '^web/src/features/' },
      { path: '^web/src/app/' },
    ),
    rule(
      'web-shared-below-features',
      'Shared components know no recipes.',
      { path: '^web/src/(components|lib)/' },
      { path: '^web/src/(app|features)/' },
    ),

    // Everywhere
    rule(
      'tests-are-leaves',
      'The product does not lean on its tests.',
      { path: own, pathNot: [test, '^(server/test|e2e|bench)/'] },
      { path: [test, '^server/test/'] },
    ),
    rule('no-cycles', 'A cycle has no place to start reading.', { path: own }, { circular: true }),
    rule(
      'no-orphans',
      'What nothing reaches can go.',
      {
        orphan: true,
        path: own,
        pathNot: [
          test,
          'main[.]tsx?$',
          '[.]d[.]ts$',
          'config[.]ts$',
          '/migrations/',
          '^tools/',
          '^web/build/',
          '^web/test/',
        ],
      },
      {},
    ),
    rule(
      'resolvable',
      'An import that cannot be found checks nothing.',
      { path: own },
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    // Our own alone: most packages lie in a dist of theirs, and an excluded one breaks no rule.
    exclude: { path: '^(server|web|extension)/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
