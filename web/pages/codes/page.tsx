import type { PageProps } from '../../app/page.ts'
import { Part } from '../../app/part.tsx'
import { CodeBrowser } from './code-browser.tsx'
import type { CodesLive } from './load.ts'

/** A classifier: what it is, then the search and the tree, which live. */
export default function CodesPage({ live }: PageProps<CodesLive>) {
  return (
    <>
      <Part name="head" />
      <CodeBrowser live={live} />
    </>
  )
}
