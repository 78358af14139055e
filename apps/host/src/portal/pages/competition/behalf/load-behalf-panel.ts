/** Loads the panel of entries for others, with the console's parts and their sheet. */
export async function loadBehalfPanel() {
  const [panel, { loadScreenSheet }] = await Promise.all([
    import('./behalf-panel'),
    import('../../../../session/screen-sheet'),
  ])
  await loadScreenSheet()
  return panel
}
