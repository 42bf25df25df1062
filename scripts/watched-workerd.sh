#!/bin/sh
# Becomes workerd, and ends it when the process that started it is gone: killed by SIGKILL, that process ends nothing itself,
# and workerd would keep the port. WORKERD is the path of the program.
parent=$PPID
workerd=$$
(
  while kill -0 "$parent" && kill -0 "$workerd"; do sleep 1; done
  kill "$workerd"
) </dev/null >/dev/null 2>&1 3>&- &
exec "$WORKERD" "$@"
