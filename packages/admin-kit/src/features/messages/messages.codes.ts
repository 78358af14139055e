/** Permission codes of the message centre. */
export const messageCodes = { send: 'msg:send' } as const
