// A sheet as text: the bundlers put in what it imports and make it small.
declare module '*.css?inline' {
  const text: string
  export default text
}
