import type { ManagedMenuItem, MenuDocument, MenuDraft } from '@doorway/api-client'
import { menuDocumentEndpoints, menuEndpoints } from '@doorway/api-client/endpoints'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'

/** The beginning of every key of menus, that of the console's own menu included. */
const MENUS = ['menus']

/** Every menu item, whichever role has it. */
export function useAllMenus() {
  const menus = useApi().endpoints(menuEndpoints)
  return useQuery({ queryKey: [...MENUS, 'all'], queryFn: ({ signal }) => menus.listAll(signal), staleTime: 0 })
}

/** Faults of the menu. */
export function useMenuFaults() {
  const menus = useApi().endpoints(menuEndpoints)
  return useQuery({ queryKey: [...MENUS, 'faults'], queryFn: ({ signal }) => menus.lint(signal), staleTime: 0 })
}

/** The menu as a role sees it. */
export function useRoleMenu(roleId: number | null) {
  const menus = useApi().endpoints(menuEndpoints)
  return useQuery({
    queryKey: [...MENUS, 'role', roleId],
    queryFn: ({ signal }) => (roleId === null ? [] : menus.previewAsRole(roleId, signal)),
    enabled: roleId !== null,
    staleTime: 0,
  })
}

/** After a change every menu is fetched again, the console's own included. */
function useInvalidate() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: MENUS })
}

/** Adds or changes an item. */
export function useSaveItem() {
  const menus = useApi().endpoints(menuEndpoints)
  const onSuccess = useInvalidate()
  return useHostMutation({ name: 'menus.save', mutationFn: (draft: MenuDraft) => menus.save(draft), onSuccess })
}

/** A place among the items of a parent; 0 is the top. */
export interface ItemMove {
  id: number
  parentId: number
  index: number
}

/** Puts an item at another place. */
export function useMoveItem() {
  const menus = useApi().endpoints(menuEndpoints)
  const onSuccess = useInvalidate()
  return useHostMutation({
    name: 'menus.move',
    mutationFn: ({ id, parentId, index }: ItemMove) => menus.move(id, parentId, index),
    onSuccess,
  })
}

/** Deletes an item. */
export function useRemoveItem() {
  const menus = useApi().endpoints(menuEndpoints)
  const onSuccess = useInvalidate()
  return useHostMutation({
    name: 'menus.remove',
    mutationFn: ({ id }: ManagedMenuItem) => menus.remove(id),
    onSuccess,
  })
}

/** Reads the menu as a document. Changes nothing, so the host is not notified. */
export function useReadDocument() {
  const documents = useApi().endpoints(menuDocumentEndpoints)
  return useMutation({ mutationFn: () => documents.read() })
}

/** Imports a document. */
export function useImportDocument() {
  const documents = useApi().endpoints(menuDocumentEndpoints)
  const onSuccess = useInvalidate()
  return useHostMutation({
    name: 'menus.import',
    mutationFn: (document: MenuDocument) => documents.import(document),
    describe: ({ items }) => ({ items: items.length }),
    onSuccess,
  })
}
