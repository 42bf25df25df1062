import type { SavedList } from '../../../domain/contract/lists.ts'
import type { I18n } from '../../../domain/i18n.ts'

/** @returns what a list is called: the favourites in the reader's language, others as their owner has named them */
export const listName = ({ name, favourites }: Pick<SavedList, 'name' | 'favourites'>, t: I18n['t']): string =>
  favourites ? t('favourites.title') : name
