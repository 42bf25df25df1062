import type { DeskStoryRow } from '../../../domain/contract/desk-stories.ts'
import { useI18n } from '../../app/i18n.tsx'

/** @returns a function that names a story's status, unless it is unpublished, and the stage of its text, unless that is approved */
export function useStateText() {
  const { t } = useI18n()
  return ({ status, stage }: Pick<DeskStoryRow, 'status' | 'stage'>): string => {
    const seen = status === 'unpublished' ? [] : [t(`deskStories.state.${status}`)]
    const written = stage === 'approved' ? [] : [t(`deskStories.state.${stage}`)]
    return [...seen, ...written].join(' · ')
  }
}
