import type { PreloadCall } from '@doorway/admin-kit'
import { TOKEN_KEY } from '../session/stored-token'

/**
 * Returns a script that starts the console's first API calls while its modules are still loading, if a token is stored.
 * The complete responses are in `window.doorwayEarly` until `consumePrefetchedResponse` takes them.
 */
export function inlineDataPrefetch(calls: readonly PreloadCall[], acceptLanguage: string): string {
  const list = JSON.stringify(
    calls.map(({ path, body }) => (body === undefined ? [path] : [path, JSON.stringify(body)])),
  )
  return `(function(){try{var s=JSON.parse(localStorage.getItem(${JSON.stringify(TOKEN_KEY)})||"null");if(!s||!s.token)return;var c=window.doorwayEarly={};${list}.forEach(function(p){var h={Authorization:s.token,Accept:"application/json","Accept-Language":${JSON.stringify(acceptLanguage)}};if(p[1])h["Content-Type"]="application/json";c[p[0]]={token:s.token,body:p[1],response:fetch(p[0],{method:p[1]?"POST":"GET",headers:h,body:p[1]}).then(function(r){return r.arrayBuffer().then(function(b){return new Response(b,r)})})}})}catch(e){}})()`
}
