import type { LinkedList } from '../../../domain/contract/lists.ts'
import type { Slots } from '../../app/page/page.ts'
import { List } from './list.tsx'
import { Lists } from './lists.tsx'
import type { ListData, ListsData } from './load.ts'
import { SharedList } from './shared-list.tsx'

export const listsSlots = { page: Lists } satisfies Slots<ListsData>
export const listSlots = { page: List } satisfies Slots<ListData>
export const sharedListSlots = { page: SharedList } satisfies Slots<LinkedList>
