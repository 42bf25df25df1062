/** GET /api/{tree}/tree has four kinds of responses, depending on the query; these functions distinguish them. */
import type { CodeBranch, CodeOne, CodeSearch, CodeWhole, TreeAnswer } from '../contract/classifier.ts'

export const isSearch = (answer: TreeAnswer): answer is CodeSearch => 'reading' in answer.meta
export const isBranch = (answer: TreeAnswer): answer is CodeBranch => Array.isArray(answer.data) && !isSearch(answer)
export const isOne = (answer: TreeAnswer): answer is CodeOne => 'node' in answer.data
export const isWhole = (answer: TreeAnswer): answer is CodeWhole => 'ids' in answer.data
