/** A list by key whose next window's rows are appended below. Without script its links lead there. */
import { MAX_ROWS_SHOWN } from '../../../../domain/limits.ts'
import { trusted } from '../../../app/trusted-types.ts'

const bodyOf = (root: ParentNode) => root.querySelector<HTMLTableSectionElement>('main table > tbody')
const waysOf = (root: ParentNode) => root.querySelector<HTMLElement>('[data-next-rows]')

/** The ids of "all on this page". */
const shownIn = (root: ParentNode) => root.querySelector<HTMLInputElement>('input[name="shown"]')

async function read(address: string, signal: AbortSignal): Promise<Document | null> {
  const response = await fetch(address, { signal }).catch(() => null)
  // An ended session redirects to signing in: the link leads there as well.
  if (!response?.ok || response.redirected) return null
  return new DOMParser().parseFromString(trusted.createHTML(await response.text()), 'text/html')
}

/**
 * @param ways the links to the next window; coming near them draws it, as long as fewer rows than `MAX_ROWS_SHOWN` are
 *   shown
 * @param signal ends it
 */
export function continueList(ways: HTMLElement, signal: AbortSignal): void {
  let isBusy = false
  const next = () => ways.querySelector<HTMLAnchorElement>('a[rel="next"]')
  const hasRoom = () => (bodyOf(document)?.rows.length ?? 0) < MAX_ROWS_SHOWN

  async function draw(): Promise<void> {
    const link = next()
    const body = bodyOf(document)
    if (isBusy || !link || !body || !hasRoom()) return
    isBusy = true
    ways.ariaBusy = 'true'
    const page = await read(link.href, signal)
    isBusy = false
    ways.ariaBusy = null
    const rows = page && bodyOf(page)
    if (!rows) return
    for (const row of rows.rows) row.dataset.below = ''
    body.append(...rows.rows)
    const shown = shownIn(document)
    const more = shownIn(page)
    if (shown && more) shown.value += `,${more.value}`
    const further = waysOf(page)?.querySelector<HTMLAnchorElement>('a[rel="next"]')
    if (further) link.href = further.href
    else link.remove()
    // Where few rows were drawn, the links are still near: they are looked at again.
    near.unobserve(ways)
    near.observe(ways)
  }

  const near = new IntersectionObserver(
    (seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) void draw()
    },
    { rootMargin: '800px' },
  )
  near.observe(ways)
  signal.addEventListener('abort', () => near.disconnect())
}
