import { useEffect, useRef } from 'react'
import type { ClassifierName } from '../../../domain/classifier/compact.ts'
import { useI18n } from '../../app/i18n.tsx'
import { isSlowLine } from '../../app/startup/idle.ts'
import { type ClassifierService, createClassifierService } from './classifier-service.ts'

/**
 * @param wholeUrl where the whole tree of the edition shown is
 * @returns gives the classifier's service, which is created at the first call: the edge renders this, too, and needs none
 */
export function useClassifierService(tree: ClassifierName, wholeUrl?: string): () => ClassifierService {
  const { locale } = useI18n()
  const service = useRef<ClassifierService | null>(null)
  useEffect(() => () => service.current?.close(), [])
  return () => {
    service.current ??= saveData(createClassifierService({ tree, wholeUrl, locale }))
    return service.current
  }
}

/** Half a megabyte is not fetched ahead on a slow connection: the API answers each query there. */
const saveData = (service: ClassifierService): ClassifierService => ({
  ...service,
  fetchWhole: () => {
    if (!isSlowLine()) service.fetchWhole()
  },
})
