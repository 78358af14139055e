/** Storybook's compiler of Markdown pages, which it publishes without types. */
declare module '@storybook/addon-docs/mdx-loader' {
  /** What the compiler expects of the bundler that runs it. */
  interface LoaderContext {
    /** Returns the function that receives the error, or null and the compiled module. */
    async: () => (error: unknown, code?: string) => void
    /** Returns options as `mdxPluginOptions` of the docs addon has them. */
    getOptions: () => unknown
    /** File name for messages. */
    resourcePath: string
  }
  /** Compiles one page. */
  const loadPage: (this: LoaderContext, page: string) => Promise<void>
  export default loadPage
}
