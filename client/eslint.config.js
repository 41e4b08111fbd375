import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import tseslint from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const READS =
  "/^(split|startsWith|endsWith|slice|substring|match|matchAll|replace|replaceAll|includes|indexOf|search|at)$/";
const NOTATION = "/^(do|text)$/";
const MESSAGE = "/^(message|prompt|on_board|reason|outcome|label|fault|left|title|who|whom|whose)$/";
const taken = "The server gives a move in parts: use verb, words and targets.";
const inspected = "The server says what a message is about: use question, topic, cue, places or shows.";

/** What the server knows is not derived here again: no notation is parsed, no message looked into. */
const derivedAgain = [
  [`CallExpression[callee.object.property.name=${NOTATION}][callee.property.name=${READS}]`, taken],
  [`CallExpression[callee.object.name=${NOTATION}][callee.property.name=${READS}]`, taken],
  [
    `CallExpression[callee.property.name=/^(test|exec)$/] > MemberExpression.arguments[property.name=${NOTATION}]`,
    taken,
  ],
  [`CallExpression[callee.property.name=/^(test|exec)$/] > Identifier.arguments[name=${NOTATION}]`, taken],
  [`CallExpression[callee.property.name="split"][arguments.0.value=" "]`, taken],
  [`BinaryExpression[left.property.name="do"][right.type="Literal"]`, taken],
  [`MemberExpression[property.name=/^(id|args)$/][object.name=${MESSAGE}]`, inspected],
  [`MemberExpression[property.name=/^(id|args)$/][object.property.name=${MESSAGE}]`, inspected],
  [`Property[key.name=${MESSAGE}] > ObjectPattern > Property[key.name=/^(id|args)$/]`, inspected],
].map(([selector, message]) => ({ selector, message }));

export default tseslint.config(
  { ignores: ["node_modules/", "src/generated/"] },
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: tseslint.parser, svelteConfig } },
  },
  {
    // Rules that need types: svelte-check has those of the components.
    files: ["src/**/*.ts"],
    ignores: ["**/*.svelte.ts"],
    extends: [tseslint.configs.strictTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  {
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": ["error", { allow: ["error"] }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }],
      // `list[index]!`: noUncheckedIndexedAccess knows no bounds.
      "@typescript-eslint/no-non-null-assertion": "off",
      // `{" "}` is a space that Svelte does not drop at the end of a block.
      "svelte/no-useless-mustaches": "off",
      // It takes what svelte-check wants for what the compiler does not say.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  {
    // i18n.ts turns messages into sentences, api.ts makes an error of one; tests may look into anything.
    files: ["src/**/*.ts", "src/**/*.svelte"],
    ignores: ["src/i18n.ts", "src/api.ts", "src/fixtures.ts", "**/*.test.ts"],
    rules: { "no-restricted-syntax": ["error", ...derivedAgain] },
  },
);
