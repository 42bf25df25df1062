/**
 * Opens a whole classifier and searches in it, beside the page: opening takes longer than a key may wait. Fetched when
 * somebody begins to search; the file is kept by the browser for as long as the edition lives.
 */

import { answerNodes } from '../../../domain/classifier/answer-branch.ts'
import { answerSearch } from '../../../domain/classifier/answer-search.ts'
import { findCode } from '../../../domain/classifier/find-code.ts'
import { type CodeIndex, indexTree } from '../../../domain/classifier/search.ts'
import { branchBelow, openedAt, openTree } from '../../../domain/classifier/tree.ts'
import type { CodeWhole } from '../../../domain/contract/classifier.ts'
import type { WorkerAnswer, WorkerQuestion } from './code-service.ts'

let index: CodeIndex | undefined

/** An edition that has been replaced is gone from its address; then whichever serves now. */
async function fetchWhole({ url, current }: { url: string; current: string }): Promise<CodeWhole> {
  const pinned = await fetch(url)
  const answer = pinned.ok ? pinned : await fetch(current)
  if (!answer.ok) throw new Error(`the classifier answers ${answer.status}`)
  return answer.json()
}

async function answer(question: WorkerQuestion): Promise<WorkerAnswer['value']> {
  if (question.kind === 'open') {
    index = indexTree(openTree((await fetchWhole(question)).data))
    return null
  }
  if (!index) throw new Error('the classifier is not open')
  if (question.kind === 'search') return answerSearch(index, question, question.locale)
  if (question.kind === 'opened') {
    const at = question.code === '' ? -1 : (findCode(index, question.code)?.at ?? -1)
    return answerNodes(index, openedAt(index.tree, at), question.q || undefined, question.locale)
  }
  const top = question.parent === '' ? -1 : index.tree.places.get(question.parent)
  if (top === undefined) throw new Error(`there is no ${question.parent}`)
  return answerNodes(index, branchBelow(index.tree, top, question.depth), question.q || undefined, question.locale)
}

addEventListener('message', ({ data }: MessageEvent<{ id: number; question: WorkerQuestion }>) => {
  answer(data.question).then(
    (value) => postMessage({ id: data.id, ok: true, value } satisfies WorkerAnswer),
    () => postMessage({ id: data.id, ok: false, value: null } satisfies WorkerAnswer),
  )
})
