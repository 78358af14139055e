/** Static files, as most schools' servers can hold them; the pages are drawn once while they are built. */
export default { output: 'export' }
