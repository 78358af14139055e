/** Flags of the server's process: stacks in its log name our sources. What its memory needs, the server sets by itself. */
export const serverFlags = ['--enable-source-maps']
