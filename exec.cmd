@rem "npm start" runs "exec node ...", so that signals reach the server and not a shell before it. This is exec for Windows.
@%*
