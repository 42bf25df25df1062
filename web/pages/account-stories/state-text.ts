import type { DeskStory } from '../../../domain/contract/desk-stories.ts'
import { useI18n } from '../../app/i18n.tsx'

/** What readers see and, where it is another text, how far that is. */
export function useStateText() {
  const { t } = useI18n()
  return ({ status, stage }: Pick<DeskStory, 'status' | 'stage'>): string => {
    const seen = status === 'unpublished' ? [] : [t(`deskStories.state.${status}`)]
    const written = stage === 'approved' ? [] : [t(`deskStories.state.${stage}`)]
    return [...seen, ...written].join(' · ')
  }
}
