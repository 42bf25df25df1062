import type { PageProps } from '../../app/page/page.ts'
import { Slot } from '../../app/page/slot.tsx'
import { CodeBrowser } from './code-browser.tsx'
import type { CodesLive } from './load.ts'

/** A classifier: what it is, then the search and the tree, which live. */
export default function CodesPage({ islandProps }: PageProps<CodesLive>) {
  return (
    <>
      <Slot name="head" />
      <CodeBrowser live={islandProps} />
    </>
  )
}
