// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Signatures} from './Signatures.sol';
import {TypedDataCoin} from './TypedDataCoin.sol';

/// @notice A coin that moves on a signed authorization of its holder (EIP-3009), without an allowance. Holders may be contracts.
contract AuthorizationCoin is TypedDataCoin {
    bytes32 private constant RECEIVE_TYPE = keccak256(
        'ReceiveWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)'
    );

    /// @notice Whether the account has used the nonce. Nonces are chosen by whoever asks for the signature, in any order.
    mapping(address authorizer => mapping(bytes32 nonce => bool)) public authorizationState;

    event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce);

    error OnlyRecipient();
    error AuthorizationNotYetValid();
    error AuthorizationExpired();
    error AuthorizationAlreadyUsed();

    constructor(string memory name_, string memory symbol_, uint8 decimals_, string memory version_)
        TypedDataCoin(name_, symbol_, decimals_, version_)
    {}

    /// @notice Moves coins as their holder has signed. Only the recipient may call it, so that nobody else can use the
    /// authorization ahead of the call that it is meant for.
    function receiveWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        bytes calldata signature
    ) external {
        if (msg.sender != to) revert OnlyRecipient();
        if (block.timestamp <= validAfter) revert AuthorizationNotYetValid();
        if (block.timestamp >= validBefore) revert AuthorizationExpired();
        if (authorizationState[from][nonce]) revert AuthorizationAlreadyUsed();
        bytes32 structHash = keccak256(abi.encode(RECEIVE_TYPE, from, to, value, validAfter, validBefore, nonce));
        authorizationState[from][nonce] = true;
        if (!Signatures.isValid(from, _digest(structHash), signature)) revert InvalidSignature();
        emit AuthorizationUsed(from, nonce);
        _transfer(from, to, value);
    }
}
