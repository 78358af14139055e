import { TOKEN_KEY } from '../session/stored-token'

/**
 * Starts the console's first calls while its script is still on the way: with the token at hand the menus and the
 * current user are asked for at once, and the answers wait in `window.doorwayEarly` (order beats libraries).
 */
export const earlyCalls = `(function(){try{var s=JSON.parse(localStorage.getItem(${JSON.stringify(TOKEN_KEY)})||"null");if(!s||!s.token)return;var l=/doorway-locale=(en|ja|ko|tw)/.exec(document.cookie),c=window.doorwayEarly={};["/api/system/currentUser","/api/system/cscpMenus"].forEach(function(p){c[p]=fetch(p,{headers:{Authorization:s.token,Accept:"application/json","Accept-Language":l?l[1]==="tw"?"zh-TW":l[1]:"zh-CN"}})})}catch(e){}})()`
