/**
 * Interface that the benchmark needs from a physics engine. Lengths are in meters, y is up, angles in
 * radians.
 * @typedef {object} Engine
 * @property {string} name
 * @property {string} package name on npm
 * @property {string[]} files what a browser has to load, below the folder of the package
 * @property {string} settings how it differs from the defaults of the engine
 * @property {() => Promise<(gravity: number) => World>} load returns a function that creates a world
 */

/**
 * @typedef {object} World
 * @property {(body: BodyOptions) => number} add returns the number of the body
 * @property {(a: number, b: number, x: number, y: number) => void} pin lets two bodies turn around a common point
 * @property {(body: number, angularVelocity: number) => void} spin turns a kinematic body
 * @property {(seconds: number) => void} step
 * @property {(body: number) => { x: number, y: number, angle: number }} pose
 * @property {(body: number) => number} speed in meters per second
 */

/**
 * @typedef {object} BodyOptions
 * @property {'static' | 'kinematic' | 'dynamic'} [type] dynamic by default
 * @property {number} x
 * @property {number} y
 * @property {number} [angle]
 * @property {Shape[]} shapes
 * @property {number} [group] bodies of the same group, from 1 to 12, don't collide with each other
 */

/** @typedef {{ hx: number, hy: number, x?: number, y?: number } | { radius: number }} Shape */

/** The material of all bodies. */
export const MATERIAL = { density: 1, friction: 0.5, restitution: 0 };

/** Sleeping is off in all engines, so that they do the same work in every step. */
export const NO_SLEEPING = 'sleeping off';
