# One image for the three parts; docker-compose.yml gives each its command.
FROM node:24.11-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY cms/package.json cms/
COPY site/package.json site/
RUN npm ci --no-fund --no-audit
COPY . .
ARG SITE_URL=http://localhost:4321
ENV SITE_URL=$SITE_URL NEXT_TELEMETRY_DISABLED=1 ASTRO_TELEMETRY_DISABLED=1 PATH=/app/node_modules/.bin:$PATH
RUN cd cms && NODE_ENV=production next build
RUN cd site && NODE_ENV=production astro build

FROM node:24.11-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production NODE_OPTIONS=--disable-warning=ExperimentalWarning PATH=/app/node_modules/.bin:$PATH
COPY --from=build --chown=node:node /app /app
RUN mkdir -p /data && chown node:node /data
USER node
