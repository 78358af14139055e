import type { Preview } from '@storybook/react-vite'
import { storyServer } from '../packages/admin-kit/src/testing/story-server'

type BeforeEach = Extract<NonNullable<Preview['beforeEach']>, (...given: never[]) => unknown>

const ORIGIN = 'http://doorway.story'
const PICTURE = /\/api\/file\/content\/[\w-]+/g

const pictures = new Map<string, Promise<string>>()

async function openPicture(path: string): Promise<string> {
  const { fetch } = await storyServer()
  const response = await fetch(new Request(ORIGIN + path))
  return URL.createObjectURL(await response.blob())
}

/** Replaces the addresses of pictures, which the browser would look for on Storybook's own server. */
async function withPictures(text: string): Promise<string> {
  const paths = [...new Set(text.match(PICTURE))]
  const opened = await Promise.all(
    paths.map(async (path) => {
      const address = pictures.get(path) ?? openPicture(path)
      pictures.set(path, address)
      return [path, await address] as const
    }),
  )
  const addresses = new Map(opened)
  return text.replaceAll(PICTURE, (path) => addresses.get(path) ?? path)
}

/** Lets the story's server respond to what a part of the portal requests, for as long as its story is open. */
export const servePortal: BeforeEach = ({ parameters }) => {
  if (parameters['portal'] !== true) return undefined
  const { fetch: fetchFromNetwork } = globalThis
  globalThis.fetch = async (input, init) => {
    if (typeof input !== 'string' || !input.startsWith('/api/')) return fetchFromNetwork(input, init)
    const server = await storyServer()
    const response = await server.fetch(new Request(ORIGIN + input, init))
    return new Response(await withPictures(await response.text()), response)
  }
  return () => {
    globalThis.fetch = fetchFromNetwork
  }
}
