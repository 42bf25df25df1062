import { useEffect, useState } from 'react'
import type { ClassifierName } from '../../../domain/classifier/compact.ts'
import { formatCode } from '../../../domain/classifier/format-code.ts'
import type { EditionTextList, ShownNode } from '../../../domain/contract/classifier.ts'
import { useI18n } from '../../app/i18n.tsx'
import { savedTexts } from '../../app/offline/saved-classifier.ts'
import type { ClassifierService } from '../../components/classifier-tree/classifier-service.ts'

interface SavedNotesProps {
  tree: ClassifierName
  /** Id of the node that is open. */
  code: string
  service: () => ClassifierService
}

interface Text {
  kind: EditionTextList['data'][number]['kind']
  paragraphs: string[]
  node: ShownNode
}

/** @returns the texts about a node and what is above it, its own first */
function textsOf(all: EditionTextList['data'], nodes: readonly ShownNode[], code: string): Text[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const texts: Text[] = []
  for (let node = byId.get(code); node; node = byId.get(node.parent ?? '')) {
    const { id } = node
    for (const { code: of, kind, paragraphs } of all) if (of === id) texts.push({ kind, paragraphs, node })
  }
  return texts
}

/** Whether the page of a code, which has the notes, may be out of reach: this one came from the device. */
const isOffline = () => !navigator.onLine || document.querySelector('[data-cached-at]') !== null

/** Without a network: the notes to an open code and to what it belongs to, as they are stored on this device. */
export function SavedNotes({ tree, code, service }: SavedNotesProps) {
  const { t } = useI18n()
  const [found, setFound] = useState<{ code: string; texts: Text[] } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for another code only
  useEffect(() => {
    if (!isOffline()) return
    let isLeft = false
    Promise.all([savedTexts(tree), service().opened(code, '')]).then(
      ([all, nodes]) => !isLeft && setFound({ code, texts: textsOf(all, nodes, code) }),
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [tree, code])
  if (found?.code !== code) return null
  return found.texts.map(({ kind, paragraphs, node }) => (
    <details key={`${node.id} ${kind}`} data-notes={node.id}>
      <summary>
        {t(kind === 'note' ? 'codes.note' : 'codes.explanation', {
          name: `${formatCode(node.code ?? '')} ${node.name.text}`,
        })}
      </summary>
      <div className="prose" lang="ru">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  ))
}
