// What the compiler does not see: promises nobody waits for, values of any type, keys that are missing
// in a list, markup that would have to be trusted, lines too long to read. Form is Prettier's.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const TYPED = ['**/*.ts', '**/*.svelte'];

export default defineConfig(
  globalIgnores(['dist/', 'test-results/', 'src/types/']), // Made by programs, the types from Rust.
  js.configs.recommended,
  { files: TYPED, extends: [ts.configs.recommendedTypeChecked] },
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: TYPED,
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['*.config.{js,ts}', 'scripts/**', 'tests/**'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
  {
    files: TYPED,
    rules: { '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }] },
  },
  {
    // The linter takes the parts of other components for values of any type; svelte-check knows them.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  { files: ['*.config.ts'], extends: [ts.configs.disableTypeChecked] },
  {
    rules: {
      eqeqeq: 'error',
      'max-len': ['error', { code: 180 }],
      // A plain map is right wherever nothing is drawn from it, and that is where they are.
      'svelte/prefer-svelte-reactivity': 'off',
      // {' '} is how a space is written that would else be trimmed.
      'svelte/no-useless-mustaches': 'off',
    },
  },
);
