import type { PageProps } from '../../app/page/page.ts'
import { Slot } from '../../app/page/slot.tsx'
import { CodeBrowser } from './code-browser.tsx'
import type { ClassifierProps } from './load.ts'

/** A classifier: its title and edition, then the search and the tree. */
export default function ClassifierPage({ islandProps }: PageProps<ClassifierProps>) {
  return (
    <>
      <Slot name="head" />
      <CodeBrowser rendered={islandProps} />
    </>
  )
}
