/** Beginning of the names of the caches with stored documents; other caches of the origin are not the console's. */
export const CACHE_PREFIX = 'doorway-console-'

/**
 * Returns a script that replaces a document out of the service worker's cache by the server's when a file that it names
 * cannot be loaded, as after an update of the server. Only until the reader presses a key or a button, so that no input
 * is lost, and once: the server's document has no `data-stored`.
 */
export const storedDocumentRecovery = `(function(){var d=document.documentElement;addEventListener("error",function(e){if(d.hasAttribute("data-stored")&&/^(SCRIPT|LINK)$/.test(e.target.tagName)){d.removeAttribute("data-stored");caches.keys().then(function(n){return Promise.all(n.map(function(k){return k.indexOf("${CACHE_PREFIX}")===0&&caches.delete(k)}))}).then(function(){location.reload()})}},true);["keydown","pointerdown"].forEach(function(t){addEventListener(t,function(){d.removeAttribute("data-stored")},true)})})()`
