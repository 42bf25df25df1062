import { useEffect, useRef } from 'react'
import type { ClassifierName } from '../../../domain/classifier/compact.ts'
import { useI18n } from '../../app/i18n.tsx'
import { isSlowLine } from '../../app/startup/idle.ts'
import { type ClassifierService, createClassifierService } from './classifier-service.ts'

/**
 * @param wholeUrl address of the whole tree in the edition shown
 * @returns a function that gives the service and creates it at the first call, since rendering at the edge needs none
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

/** On a slow connection the API is called for each query instead of fetching half a megabyte ahead. */
const saveData = (service: ClassifierService): ClassifierService => ({
  ...service,
  fetchWhole: () => {
    if (!isSlowLine()) service.fetchWhole()
  },
})
