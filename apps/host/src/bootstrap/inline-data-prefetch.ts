import { TOKEN_KEY } from '../session/stored-token'
import type { PrefetchCall } from './first-screen'

/**
 * A script that starts the console's first calls while its modules are still on the way: with the token at hand they
 * are asked at once, and the answers, read to their end, wait in `window.doorwayEarly` (order beats libraries).
 */
export function inlineDataPrefetch(calls: readonly PrefetchCall[]): string {
  const list = JSON.stringify(calls.map(({ path, body }) => (body === undefined ? [path] : [path, body])))
  return `(function(){try{var s=JSON.parse(localStorage.getItem(${JSON.stringify(TOKEN_KEY)})||"null");if(!s||!s.token)return;var l=/doorway-locale=(en|ja|ko|tw)/.exec(document.cookie),c=window.doorwayEarly={};${list}.forEach(function(p){var h={Authorization:s.token,Accept:"application/json","Accept-Language":l?l[1]==="tw"?"zh-TW":l[1]:"zh-CN"};if(p[1])h["Content-Type"]="application/json";c[p[0]]={body:p[1],answer:fetch(p[0],{method:p[1]?"POST":"GET",headers:h,body:p[1]}).then(function(r){return r.arrayBuffer().then(function(b){return new Response(b,r)})})}})}catch(e){}})()`
}
