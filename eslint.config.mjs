import lit from 'eslint-plugin-lit';
import wc from 'eslint-plugin-wc';
import {defineConfig} from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  // The types for frameworks refer to packages that are not installed: a test compiles them.
  {ignores: ['build/', 'coverage/', 'dist/', 'types/', '**/*.generated.*']},
  {
    files: ['**/*.ts'],
    extends: [
      tseslint.configs.recommendedTypeChecked,
      lit.configs['flat/recommended'],
      wc.configs['flat/best-practice'],
    ],
    languageOptions: {
      parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname},
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        {considerDefaultExhaustiveForUnions: true},
      ],
      'no-eval': 'error',
      'no-restricted-exports': ['error', {restrictDefaultExports: {direct: true}}],
      'lit/no-template-map': 'off',
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      // chai's assertions look like promises and like values without a use.
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
    },
  },
  {
    files: ['test/elements/**/*.ts'],
    ignores: ['test/elements/until.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@open-wc/testing',
          importNames: ['waitUntil'],
          message: 'Use until() of test/elements/until.ts, whose limit fits a busy machine.',
        },
      ],
    },
  },
  {
    files: ['**/*.mjs'],
    extends: [tseslint.configs.recommended],
  },
);
