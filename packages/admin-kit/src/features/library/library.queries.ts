import { libraryEndpoints, siteEndpoints, uploadEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'
import { conditionsOf, FILES_PER_PAGE, type LibrarySearch } from './library-search'
import type { FileDraft, FolderDraft, LibraryChange } from './library-types'

const ALL = ['library']
const SITES_STALE_MS = 60_000

/** Sites whose files the caller manages. */
export function useLibrarySites() {
  const sites = useApi().endpoints(siteEndpoints)
  return useQuery({
    queryKey: ['articles', 'sites'],
    queryFn: ({ signal }) => sites.list('', signal),
    staleTime: SITES_STALE_MS,
  })
}

/** Folders and space of a site; without one nothing is requested. */
export function useLibrary(siteId: number | null) {
  const library = useApi().endpoints(libraryEndpoints)
  return useQuery({
    queryKey: [...ALL, 'folders', siteId],
    queryFn: siteId === null ? skipToken : ({ signal }) => library.getLibrary(siteId, signal),
    placeholderData: keepPreviousData,
  })
}

/** One page of files; without a site nothing is requested. */
export function useLibraryFiles(search: LibrarySearch, siteId: number | null) {
  const library = useApi().endpoints(libraryEndpoints)
  const conditions = siteId === null ? null : conditionsOf(search, siteId)
  return useQuery({
    queryKey: [...ALL, 'files', conditions, search.page],
    queryFn:
      conditions === null ? skipToken : ({ signal }) => library.list(conditions, search.page, FILES_PER_PAGE, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** One file as it is stored now. */
export function useLibraryFile(id: string) {
  const library = useApi().endpoints(libraryEndpoints)
  return useQuery({
    queryKey: [...ALL, 'file', id],
    queryFn: ({ signal }) => library.get(id, signal),
    // A form starts from what is stored now, and is not changed under the hands of its reader.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

function useRefresh() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: ALL })
}

/** Stores name, alternative text and focal point. */
export function useSaveFile() {
  const library = useApi().endpoints(libraryEndpoints)
  const refresh = useRefresh()
  return useHostMutation({
    name: 'library.save',
    mutationFn: (draft: FileDraft) => library.update(draft),
    onSuccess: refresh,
  })
}

/** Moves or deletes files. */
export function useChangeFiles() {
  const library = useApi().endpoints(libraryEndpoints)
  const refresh = useRefresh()
  return useHostMutation({
    name: 'library.change',
    mutationFn: (change: LibraryChange) => library.change(change),
    onSuccess: refresh,
  })
}

/** Creates, renames or moves a folder. */
export function useSaveFolder() {
  const library = useApi().endpoints(libraryEndpoints)
  const refresh = useRefresh()
  return useHostMutation({
    name: 'library.saveFolder',
    mutationFn: (draft: FolderDraft) => library.saveFolder(draft),
    onSuccess: refresh,
  })
}

/** Deletes an empty folder. */
export function useDeleteFolder() {
  const library = useApi().endpoints(libraryEndpoints)
  const refresh = useRefresh()
  return useHostMutation({
    name: 'library.deleteFolder',
    mutationFn: (id: number) => library.removeFolder(id),
    onSuccess: refresh,
  })
}

/** Gives a file the bytes of a finished upload. */
export function useReplaceFile() {
  const library = useApi().endpoints(libraryEndpoints)
  const refresh = useRefresh()
  return useHostMutation({
    name: 'library.replace',
    mutationFn: (replacement: { id: string; version: number; uploadId: string }) => library.replace(replacement),
    onSuccess: refresh,
  })
}

/** Gives a video a finished upload as its still, or takes it away. */
export function useSetPoster() {
  const library = useApi().endpoints(libraryEndpoints)
  const refresh = useRefresh()
  return useHostMutation({
    name: 'library.setPoster',
    mutationFn: (poster: { id: string; version: number; uploadId: string | null }) => library.setPoster(poster),
    onSuccess: refresh,
  })
}

/** Adds finished uploads to a site. */
export function useAddFiles() {
  const library = useApi().endpoints(libraryEndpoints)
  const refresh = useRefresh()
  return useHostMutation({
    name: 'library.add',
    mutationFn: (files: { siteId: number; folderId: number | null; uploadIds: string[] }) => library.add(files),
    onSuccess: refresh,
  })
}

/** Sends a file in parts and reports how many bytes the server has. Returns the id of the upload. */
export function useSendFile() {
  const uploads = useApi().endpoints(uploadEndpoints)
  return useMemo(() => {
    return async (file: File, onProgress: (sent: number) => void, signal: AbortSignal) => {
      const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
      const sha256 = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
      const { upload } = await uploads.begin({ name: file.name, size: file.size, sha256 }, true, signal)
      if (!upload) throw new Error('The server returned no upload although one was requested.')
      if (!upload.isComplete) await uploads.send(upload, file, signal, onProgress)
      await uploads.complete(upload.id, signal)
      return upload.id
    }
  }, [uploads])
}
