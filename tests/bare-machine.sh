#!/usr/bin/env bash
# Runs `npm ci && npm test` as a machine would that has only Node, npm and git: see tests/README.md.
set -euo pipefail

repository=$(git -C "$(dirname "$0")" rev-parse --show-toplevel)
bare=$(mktemp -d)
trap 'rm -rf "$bare"' EXIT
chmod 755 "$bare" # PostgreSQL runs as a user of its own where the tests run as root
mkdir "$bare/home" "$bare/bin"

# Every program but those that a developer may happen to have.
IFS=: read -ra folders <<<"${BARE_PATH:-/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin}"
for folder in "${folders[@]}"; do
  for program in "$folder"/*; do
    name=$(basename "$program")
    case $name in
      chromium* | google-chrome* | chrome | hunspell | java | nginx | wrk | caddy | apt | apt-get | ps) ;;
      *) [ -e "$bare/bin/$name" ] || ln -s "$program" "$bare/bin/$name" ;;
    esac
  done
done

git clone --quiet "$repository" "$bare/site"
cat >"$bare/fonts.conf" <<END
<?xml version="1.0"?>
<fontconfig><dir>$bare/site/node_modules/dejavu-fonts-ttf/ttf</dir><cachedir>$bare/home/fonts</cachedir></fontconfig>
END

# How this machine reaches the registry is not what is tried.
settings=()
for name in CHROMIUM HTTP_PROXY HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE npm_config_registry; do
  [ -z "${!name:-}" ] || settings+=("$name=${!name}")
done

cd "$bare/site"
env -i HOME="$bare/home" PATH="$bare/bin" FONTCONFIG_FILE="$bare/fonts.conf" LANG=C.UTF-8 "${settings[@]}" \
  bash -c 'npm ci && npm test'
