/** Modules that are best loaded in one file. */
export interface ChunkGroup {
  /** Name of the file, or its name by the module. */
  name: string | ((id: string) => string)
  /** Matches the ids of its modules, in the published packages and in their sources. */
  test: RegExp
}

/** What list screens share in addition to the console's frame. */
export declare const listScreens: ChunkGroup
/** The user manager up to its first rows, with the addresses of the user screens: `users-screens`. */
export declare const userScreens: ChunkGroup
/** The screens of each other feature, by its name: `areas-screens`, `roles-screens`. */
export declare const screens: ChunkGroup
/** All texts of a language in one file: `kit-en`, `kit-ja`. Chinese comes with the code. */
export declare const languages: readonly ChunkGroup[]
/** What a list loads right after its first rows: menus, saved queries and plain trees, with all that they import. */
export declare const listExtras: ChunkGroup
/** Parts that screens load once their first data is rendered; a module of one screen alone stays with it. */
export declare const lazyParts: readonly ChunkGroup[]
