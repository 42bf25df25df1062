/** GET /api/{tree}/tree has four kinds of responses, depending on the query; these functions distinguish them. */
import type { CodeBranch, CodeOne, CodeSearch, CodeWhole, TreeResponse } from '../contract/classifier.ts'

export const isSearch = (answer: TreeResponse): answer is CodeSearch => 'reading' in answer.meta
export const isBranch = (answer: TreeResponse): answer is CodeBranch => Array.isArray(answer.data) && !isSearch(answer)
export const isOne = (answer: TreeResponse): answer is CodeOne => 'node' in answer.data
export const isWhole = (answer: TreeResponse): answer is CodeWhole => 'ids' in answer.data
