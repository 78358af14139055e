/** The same keys, any words: what a language must provide to match the source language. */
export type Shape<Source> = { readonly [Key in keyof Source]: Source[Key] extends string ? string : Shape<Source[Key]> }

/** Every path to a text, dots between the parts. */
export type TextPath<Source, Prefix extends string = ''> = {
  [Key in keyof Source & string]: Source[Key] extends string
    ? `${Prefix}${Key}`
    : TextPath<Source[Key], `${Prefix}${Key}.`>
}[keyof Source & string]
