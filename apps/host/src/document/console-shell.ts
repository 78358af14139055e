import type { Strings } from '../strings/load-strings'
import { TOKEN_KEY } from '../session/stored-token'

/** What stands in the page until the console's script has come: the frame at its final size. */
export function consoleSkeleton(t: Strings): string {
  return `<div class="dw-shell" aria-busy="true"><div class="dw-shell-header"></div><div class="dw-shell-side"></div><div class="dw-shell-note" role="status">${t.failure.loading}<noscript> · JavaScript</noscript></div></div>`
}

/**
 * Starts the console's first calls while its script is still on the way: with the token at hand the menus and the
 * current user are asked for at once, and the first answers wait in `window.doorwayEarly` (order beats libraries).
 */
export const earlyCalls = `(function(){try{var s=JSON.parse(localStorage.getItem(${JSON.stringify(TOKEN_KEY)})||"null");if(!s||!s.token)return;var c=window.doorwayEarly={};["/api/system/currentUser","/api/system/cscpMenus"].forEach(function(p){c[p]=fetch(p,{headers:{Authorization:s.token,Accept:"application/json"}})})}catch(e){}})()`
