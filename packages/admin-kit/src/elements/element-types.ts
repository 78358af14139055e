import type { EmbedOptions } from '../embed/embed-options'
import type { DoorwayElement, DoorwayElementEvents } from './doorway-element'
import type { DoorwayElementProps } from './generated/tag-names'

/** The custom elements by their names. */
export type DoorwayElements = {
  [Tag in keyof DoorwayElementProps]: DoorwayElement<DoorwayElementProps[Tag]>
}

type Hyphenated<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `-${Lowercase<Letter>}`}${Hyphenated<Rest>}`
  : Name
type AttributeName<Name extends string> = Name extends `is${infer Rest}`
  ? Rest extends Capitalize<Rest>
    ? Hyphenated<Uncapitalize<Rest>>
    : Hyphenated<Name>
  : Hyphenated<Name>

type Values<Props> = Omit<EmbedOptions & Props, 'handle' | `on${string}`>
type Attributes<Props> = {
  [Name in keyof Values<Props> & string as AttributeName<Name>]?:
    | Extract<Values<Props>[Name], string | number | boolean>
    | string
    | undefined
}
type Properties<Props> = { [Name in keyof Values<Props>]?: Values<Props>[Name] | undefined }
type Listeners<Props, Prefix extends string> = {
  [Name in keyof DoorwayElementEvents<Props> & string as `${Prefix}${Name}`]?:
    | ((event: DoorwayElementEvents<Props>[Name]) => unknown)
    | undefined
}

interface Common {
  id?: string | undefined
  slot?: string | undefined
  children?: undefined
}

type ElementsWith<Prefix extends string, More> = {
  [Tag in keyof DoorwayElementProps]: Common &
    More &
    Omit<Attributes<DoorwayElementProps[Tag]>, keyof Properties<DoorwayElementProps[Tag]>> &
    Properties<DoorwayElementProps[Tag]> &
    Listeners<DoorwayElementProps[Tag], Prefix>
}

/** The elements as JSX of React 19 writes them: properties by their names, events as `onready`. */
export type DoorwayJsxElements = ElementsWith<
  'on',
  { className?: string | undefined; style?: object | undefined; key?: string | number; ref?: unknown }
>

/** The elements as templates of Svelte 5 write them. */
export type DoorwaySvelteElements = ElementsWith<
  'on',
  { class?: string | undefined; style?: string | undefined; 'bind:this'?: unknown }
>

/** The elements as components of Vue, for its templates. */
export type DoorwayVueComponents = {
  [Tag in keyof DoorwayElementProps]: new () => {
    $props: DoorwayVueProps[Tag]
  }
}
type DoorwayVueProps = ElementsWith<'on', { class?: unknown; style?: unknown; ref?: unknown; key?: PropertyKey }>
