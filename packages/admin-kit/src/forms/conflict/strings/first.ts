/** A version conflict is shown by its own code only. */
export const zhFirst = {} as const
