/**
 * Stands in the script tag for the dialog library's focus guards, two empty elements at the edges of the page's body.
 * Our dialogs keep Tab inside by themselves, and the body is the page's.
 */
export function useFocusGuards(): void {
  // Nothing: see above.
}
