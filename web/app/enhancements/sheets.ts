/**
 * Sheets open and close without script (`popover`). This adds that a sheet closes when the focus moves behind it, where it would be
 * invisible.
 */
export function installSheets(document: Document): void {
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const sheet = target instanceof Element ? target.closest<HTMLElement>('[popover]:popover-open') : null
    if (sheet && relatedTarget instanceof Node && !sheet.contains(relatedTarget)) sheet.hidePopover()
  })
}
