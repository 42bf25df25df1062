import { useEffect, useState } from 'react'
import type { I18n } from '../../../domain/i18n.ts'
import { byteSize } from '../../app/bytes.ts'
import { useI18n } from '../../app/i18n.tsx'
import { areSaved, currentEditions, deleteCodes, saveCodes } from '../../app/offline/saved-classifier.ts'

type State =
  | { step: 'unknown' | 'saved' }
  | { step: 'offered' | 'failed'; bytes: number }
  | { step: 'fetching'; bytes: number; share: number }

async function look(): Promise<State> {
  if (await areSaved()) {
    // A visit updates the stored copy; a failed update leaves it as it is.
    void saveCodes().catch(() => {})
    return { step: 'saved' }
  }
  const editions = await currentEditions()
  return { step: 'offered', bytes: editions.reduce((sum, { bytes }) => sum + bytes, 0) }
}

const canStore = () => 'caches' in window && 'serviceWorker' in navigator

/** Stores both classifiers on the device for use without a network: shows their size and the progress, and removes them. */
export function OfflineCopy() {
  const i18n = useI18n()
  const [state, set] = useState<State>({ step: 'unknown' })
  useEffect(() => {
    if (canStore()) look().then(set, () => {})
  }, [])

  async function save(bytes: number): Promise<void> {
    set({ step: 'fetching', bytes, share: 0 })
    try {
      await saveCodes((share) => set({ step: 'fetching', bytes, share }))
      set({ step: 'saved' })
    } catch {
      set({ step: 'failed', bytes })
    }
  }

  const remove = () =>
    void deleteCodes()
      .then(look)
      .then(set, () => set({ step: 'unknown' }))
  return (
    <div className="no-print small" role="status" data-codes={state.step}>
      {state.step === 'unknown' ? null : <Status state={state} i18n={i18n} save={save} remove={remove} />}
    </div>
  )
}

interface StatusProps {
  state: State
  i18n: I18n
  save: (bytes: number) => Promise<void>
  remove: () => void
}

function Status({ state, i18n, save, remove }: StatusProps) {
  const { t } = i18n
  if (!('bytes' in state))
    return (
      <p>
        {t('codes.kept')}{' '}
        <button type="button" className="button" onClick={remove}>
          {t('codes.drop')}
        </button>
      </p>
    )
  const size = byteSize(state.bytes, i18n, 1)
  if (state.step === 'fetching')
    return (
      <p>
        <progress value={state.share} aria-label={t('codes.keeping', { size })} /> {t('codes.keeping', { size })}
      </p>
    )
  return (
    <p>
      {state.step === 'failed' ? `${t('codes.keepFailed')} ` : ''}
      <button type="button" className="button" onClick={() => void save(state.bytes)}>
        {t('codes.keep', { size })}
      </button>
    </p>
  )
}
