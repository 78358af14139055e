import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    types: 'src/types.ts',
    rules: 'src/rules/index.ts',
    verify: 'src/verify/index.ts',
    command: 'src/verify/command.ts',
    'rule-messages/zh': 'src/rules/messages/zh.ts',
    'rule-messages/en': 'src/rules/messages/en.ts',
    'rule-messages/ja': 'src/rules/messages/ja.ts',
    'rule-messages/ko': 'src/rules/messages/ko.ts',
    'rule-messages/tw': 'src/rules/messages/tw.ts',
  },
  format: ['esm'],
  target: 'es2022',
  dts: true,
  sourcemap: true,
  splitting: true,
  clean: true,
})
