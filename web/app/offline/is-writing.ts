const isChanged = (field: Element): boolean => {
  if (field instanceof HTMLInputElement && field.type === 'hidden') return false
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio'))
    return field.checked !== field.defaultChecked
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    return field.value !== field.defaultValue
  return field instanceof HTMLSelectElement && [...field.options].some((one) => one.selected !== one.defaultSelected)
}

/**
 * Whether a form of the page has text that a reload would lose. Searches and filters do not count: they are quickly
 * typed again.
 */
export const isWriting = (document: Document): boolean =>
  [...document.querySelectorAll<HTMLFormElement>('form[method="post"]')].some((form) =>
    [...form.elements].some(isChanged),
  )
