import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Largest number of lines in a file. Test files may be longer because they mostly consist of tables. */
const mostLines = 250;
const mostLinesOfTest = 700;

/** Dependencies between packages are checked by `checks/structure.mts`. */
const sizes = [
  { files: ['**/*.{ts,tsx,mts,mjs}'], rules: { 'max-lines': ['error', { max: mostLines }] } },
  { files: ['**/*.{test,spec}.ts'], rules: { 'max-lines': ['error', { max: mostLinesOfTest }] } },
];

/** Restricts undocumented parts of Docusaurus to packages/docusaurus, where each use has a guard and a test. */
const docusaurusRoom = {
  name: 'docusaurus-room',
  files: ['packages/**/*.{ts,tsx}', 'site/**/*.{ts,tsx}'],
  ignores: ['packages/docusaurus/**'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^@docusaurus/(?:[^/]+/lib|theme-common/internal)(?:/|$)|^@generated(?:/|$)',
            message:
              'Docusaurus does not document this: use its documented API, or add a touch to packages/docusaurus.',
          },
        ],
      },
    ],
    'no-restricted-syntax': [
      'error',
      ...[
        [
          'Identifier[name="NormalModuleReplacementPlugin"]',
          'Use resolve.alias, or replaceModules of packages/docusaurus.',
        ],
        ['MemberExpression[property.name=/^docusaurus(?:Root)?$/]', 'Add a touch to packages/docusaurus.'],
        [
          'ImportExpression[source.value=/^@generated|theme-common.internal|^@docusaurus.[^/]+.lib/]',
          'Add a touch to packages/docusaurus.',
        ],
      ].map(([selector, message]) => ({ selector, message })),
    ],
  },
};

export default tseslint.config(
  {
    ignores: ['**/build/', '**/.docusaurus/', '**/node_modules/', 'test-results/', 'playwright-report/', '**/.cache/'],
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // The compiler requires brackets for index signatures.
      '@typescript-eslint/dot-notation': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_' }],
    },
  },
  {
    // Node.js runs these files directly; they have no types.
    files: ['**/*.mjs'],
    extends: [tseslint.configs.recommended, tseslint.configs.stylistic],
  },
  {
    files: ['**/*.tsx'],
    ...jsxA11y.configs.recommended,
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    ...reactHooks.configs.flat.recommended,
  },
  ...sizes,
  docusaurusRoom,
);
