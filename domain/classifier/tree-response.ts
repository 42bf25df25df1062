/** GET /api/{tree}/tree has four kinds of responses, depending on the query; these functions distinguish them. */
import type { CodeBranch, CodeOne, CodeSearch, CodeWhole, TreeResponse } from '../contract/classifier.ts'

export const isSearch = (response: TreeResponse): response is CodeSearch => 'reading' in response.meta
export const isBranch = (response: TreeResponse): response is CodeBranch =>
  Array.isArray(response.data) && !isSearch(response)
export const isOne = (response: TreeResponse): response is CodeOne => 'node' in response.data
export const isWhole = (response: TreeResponse): response is CodeWhole => 'ids' in response.data
