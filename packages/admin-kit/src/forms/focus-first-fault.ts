/** Moves the focus to the first field of a form that has a fault, once the faults are shown. */
export function focusFirstFault(form: HTMLFormElement | null): void {
  setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), 0)
}
